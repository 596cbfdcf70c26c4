create type public.charge_phase as enum (
  'quoted',
  'added',
  'adjusted',
  'refunded'
);
