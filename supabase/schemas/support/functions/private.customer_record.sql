create or replace function private.customer_record (
  customer uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('name', private.name_of(customer), 'since', (select p.created_at from public.profiles as p
    where p.id = customer),
    'orders', (select count(*) from public.enhanced_orders as o where o.user_id = customer and o.status = 'delivered'),
    'spent_paise', (select coalesce(sum(o.total_paise - o.refund_paise), 0) from public.enhanced_orders as o
      where o.user_id = customer and o.status = 'delivered'),
    'claims', (select count(*) from private.order_claims as c where c.user_id = customer
      and c.created_at > now() - interval '90 days'),
    'refunded_paise', (select coalesce(sum(c.refund_paise), 0) from private.order_claims as c
      where c.user_id = customer and c.created_at > now() - interval '90 days'),
    'at_once', (select count(*) from private.order_claims as c
      where c.user_id = customer and c.state = 'refunded_at_once' and c.created_at > now() - interval '30 days'))
$function$;

comment on function private.customer_record(uuid) is 'What helps to judge a claim: orders and claims of a customer, without phone and address. Of the last 90 days, at_once of 30.';

revoke all on function private.customer_record(uuid) from public;
