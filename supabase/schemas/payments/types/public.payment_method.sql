create type public.payment_method as enum (
  'wallet',
  'cash',
  'gateway',
  'points'
);
