create or replace function public.decide_claim (
  claim_id uuid,
  accepted boolean
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  claim public.delivery_claims;
  o public.enhanced_orders;
begin
  select * into claim from public.delivery_claims as c where c.id = decide_claim.claim_id;
  o := private.lock_order(claim.order_id);
  if o.id is null or not private.may(o.vendor_id, 'orders') then
    perform private.refuse(404, 'claim_not_found', 'There is no such report.'); end if;
  select * into claim from public.delivery_claims as c where c.id = decide_claim.claim_id for update;
  if claim.status <> 'open' then return claim.status; end if;
  if decide_claim.accepted then
    perform private.pay_claim(claim);
    return 'refunded';
  end if;
  update public.delivery_claims as c set status = 'refused', decided_at = now(), decided_by = auth.uid()
    where c.id = claim.id;
  perform private.notify(o.user_id, 'claim_refused', jsonb_build_object('vendor', o.vendor_name, 'day',
    to_char(w.day, 'DD/MM')), '/grocery/subscriptions')
  from public.subscription_orders as w where w.order_id = o.id;
  perform private.publish('user:' || o.user_id, 'subscription', '{}'::jsonb);
  perform private.publish('vendor:' || o.vendor_id, 'round', '{}'::jsonb);
  return 'refused';
end
$function$;

comment on function public.decide_claim(uuid, boolean) is 'What the vendor''s people answer to a missed delivery: refunded or refused. One that is decided stays as it is.';

revoke all on function public.decide_claim(uuid, boolean) from public;

grant execute on function public.decide_claim(uuid, boolean) to authenticated, postgres;
