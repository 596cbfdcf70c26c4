create or replace function private.own_offer (
  order_id uuid
)
  returns bigint
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(-sum(c.amount_paise), 0)::bigint from public.order_charges as c
  where c.order_id = own_offer.order_id and c.code = 'discount' and c.bearer = 'vendor' and c.phase <> 'refunded'
$function$;

comment on function private.own_offer(uuid) is 'What the vendor of an order takes off itself, in paise.';

revoke all on function private.own_offer(uuid) from public;
