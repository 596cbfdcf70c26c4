create type public.offer_outcome as enum (
  'offered',
  'accepted',
  'declined',
  'expired',
  'lost',
  'withdrawn'
);
