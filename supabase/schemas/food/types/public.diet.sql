create type public.diet as enum (
  'veg',
  'egg',
  'non_veg'
);
