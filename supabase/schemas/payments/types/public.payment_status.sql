create type public.payment_status as enum (
  'due',
  'paid',
  'refunded',
  'partly_refunded',
  'void'
);
