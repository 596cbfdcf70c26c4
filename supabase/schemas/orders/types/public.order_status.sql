create type public.order_status as enum (
  'awaiting_payment',
  'pending',
  'confirmed',
  'in_progress',
  'preparing',
  'ready',
  'out_for_delivery',
  'on_way',
  'delivered',
  'cancelled'
);
