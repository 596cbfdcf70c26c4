create type public.app_role as enum (
  'user',
  'vendor',
  'delivery',
  'admin',
  'franchise',
  'doctor',
  'hospital'
);
