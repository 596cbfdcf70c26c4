create type public.admin_order_line as (
  order_id uuid,
  order_number text,
  status public.order_status,
  kind public.order_kind,
  vendor_name text,
  customer_name text,
  courier_name text,
  region_slug text,
  total_paise integer,
  payment_method public.payment_method,
  payment_status public.payment_status,
  placed_at timestamp with time zone,
  updated_at timestamp with time zone,
  delivery_state public.job_state,
  late boolean,
  scheduled_for timestamp with time zone
);
