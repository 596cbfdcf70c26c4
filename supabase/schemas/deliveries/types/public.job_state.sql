create type public.job_state as enum (
  'waiting',
  'searching',
  'assigned',
  'at_pickup',
  'picked_up',
  'near',
  'delivered',
  'cancelled',
  'no_courier'
);
