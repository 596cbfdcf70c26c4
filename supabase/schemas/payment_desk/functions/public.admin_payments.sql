create or replace function public.admin_payments (
  search text default null::text,
  before timestamp with time zone default null::timestamp with time zone,
  before_id uuid default null::uuid,
  limit_count integer default 50
)
  returns table (
    id uuid,
    order_id uuid,
    order_number text,
    customer_name text,
    vendor_name text,
    method public.payment_method,
    status text,
    amount_paise integer,
    refunded_paise integer,
    provider_payment_id text,
    created_at timestamp with time zone
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  words text := nullif(trim(left(admin_payments.search, 200)), '');
  number text := private.like_pattern(private.pasted_code(words));
  -- A number is found whole, so that nobody is found by trying digits.
  whole_phone text := ltrim(private.read_phone(words), '+');
  amount numeric := case when words ~ '^₹? ?[0-9]{1,3}(,?[0-9]{2,3})*(\.[0-9]{1,2})?$'
    then regexp_replace(words, '[₹, ]', '', 'g')::numeric * 100 end;
begin
  perform private.require_role('admin');
  return query
  select p.id, p.order_id, o.order_number, private.name_of(p.user_id), o.vendor_name, p.method, p.status,
    p.amount_paise, p.refunded_paise, p.provider_payment_id, p.created_at
  from public.payments as p join public.enhanced_orders as o on o.id = p.order_id
  where (admin_payments.before is null or (p.created_at, p.id) < (admin_payments.before,
      coalesce(admin_payments.before_id, '00000000-0000-0000-0000-000000000000')))
    and (words is null or lower(o.order_number) like number or p.provider_payment_id = words
      or p.amount_paise = amount or (whole_phone is not null and p.user_id = (select u.id from auth.users as u
        where u.phone = whole_phone))
      or p.id in (select k.payment_id from private.gateway_parts as k
        join private.gateway_payments as g on g.gateway_order_id = k.gateway_order_id
        join private.gateway_orders as a on a.id = k.gateway_order_id
        where g.provider_payment_id = words or a.provider_order_id = words))
  order by p.created_at desc, p.id desc limit least(greatest(coalesce(limit_count, 50), 1), 200);
end
$function$;

comment on function public.admin_payments(text, timestamp
  with time zone, uuid, integer) is 'The parts of all payments, newest first. The search finds the number of an order, the gateway''s id of a payment or order, a customer''s whole phone number, and an amount in rupees. A page follows the row created at before with the id before_id. Administrators only.';

revoke all on function public.admin_payments(text, timestamp with time zone, uuid, integer) from public;

grant execute
  on function public.admin_payments(text, timestamp with time zone, uuid, integer)
  to authenticated, postgres;
