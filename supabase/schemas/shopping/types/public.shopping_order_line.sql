create type public.shopping_order_line as (
  id uuid,
  order_number text,
  kind public.order_kind,
  status public.order_status,
  vendor_name text,
  items jsonb,
  total_paise integer,
  refund_paise integer,
  promised_to date,
  promised_max_at timestamp with time zone,
  shipment_state text,
  open_return text,
  returnable_until timestamp with time zone,
  status_since timestamp with time zone,
  created_at timestamp with time zone
);
