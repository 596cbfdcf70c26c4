create or replace function public.claim_missed_delivery (
  order_id uuid,
  subscription_ids uuid[]
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  wanted uuid[] := array(select distinct u from unnest(claim_missed_delivery.subscription_ids) as u order by u);
  o public.enhanced_orders;
  made public.subscription_orders;
  claim public.delivery_claims;
  price bigint;
  earlier integer;
begin
  if coalesce(cardinality(claim_missed_delivery.subscription_ids), 0) not between 1 and 200 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  -- One after the other: how many were refunded at once is counted.
  perform private.take_turns('claim_missed_delivery', caller::text);
  o := private.lock_order(claim_missed_delivery.order_id);
  select * into made from public.subscription_orders as w where w.order_id = o.id;
  if o.user_id is distinct from caller or made.order_id is null then
    perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  select * into claim from public.delivery_claims as c where c.order_id = o.id and c.subscription_ids && wanted limit 1;
  if found then return jsonb_build_object('status', claim.status, 'amount_paise', claim.amount_paise); end if;
  if not private.claim_is_open(o, made.day) then
    perform private.refuse(409, 'claim_not_open',
      'A missed delivery can be reported on its day, from when it was due until 13:00.');
  end if;
  select sum(d.unit_paise * d.quantity) into price from public.subscription_days as d where d.order_id = o.id
    and d.subscription_id = any (wanted);
  if (select count(*) from public.subscription_days as d where d.order_id = o.id
    and d.subscription_id = any (wanted)) <> cardinality(wanted) then
    perform private.refuse(404, 'subscription_not_found', 'There is no such subscription.');
  end if;
  perform private.take_turns_of_person(caller, o);
  select count(*) into earlier from public.delivery_claims as c
  where c.user_id in (select private.same_person(caller, o)) and c.status <> 'refused'
    and c.created_at > now() - interval '30 days';
  perform private.remember_request(caller, o);
  insert into public.delivery_claims (order_id, user_id, subscription_ids, status) values (o.id, caller, wanted, 'open')
    returning * into claim;
  if price <= private.setting_int('subscription_claim_at_once_paise')
    and earlier < private.setting_int('subscription_claims_at_once') then
    perform private.pay_claim(claim);
    perform private.notify_party(o, 'vendor', 'vendor_claim_refunded',
      jsonb_build_object('day', to_char(made.day, 'DD/MM')));
  else
    perform private.notify_party(o, 'vendor', 'vendor_claim_new',
      jsonb_build_object('day', to_char(made.day, 'DD/MM')));
    perform private.publish('user:' || caller, 'subscription', '{}'::jsonb);
    perform private.publish('vendor:' || o.vendor_id, 'round', '{}'::jsonb);
  end if;
  select * into claim from public.delivery_claims as c where c.id = claim.id;
  return jsonb_build_object('status', claim.status, 'amount_paise', claim.amount_paise);
end
$function$;

comment on function public.claim_missed_delivery(uuid, uuid[]) is 'Reports what of a subscription''s order did not come, on its day until 13:00: {status: refunded or open, amount_paise}. Small ones, and the first of a month, are refunded at once; about others the vendor decides within a day. Repeated, it answers what became of it.';

revoke all on function public.claim_missed_delivery(uuid, uuid[]) from public;

grant execute on function public.claim_missed_delivery(uuid, uuid[]) to authenticated, postgres;
