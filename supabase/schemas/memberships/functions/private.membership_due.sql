create or replace function private.membership_due (
  subject_id uuid,
  customer uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  offer private.membership_offers;
  pay_by timestamptz;
  state text;
begin
  select * into offer from private.membership_offers as k
  where k.id = membership_due.subject_id and k.user_id = membership_due.customer;
  if offer.id is null then return null; end if;
  pay_by := offer.made_at + interval '30 minutes';
  state := (select private.membership_state(m) from private.memberships as m
    where m.user_id = offer.user_id and m.closed_at is null);
  return jsonb_build_object('state', case when offer.paid_at is not null then 'paid'
      when pay_by <= now() or state in ('active', 'paused') then 'ended' else 'open' end,
    'amount_paise', (select p.price_paise from private.membership_plans as p where p.id = offer.plan_id),
    'pay_by', pay_by);
end
$function$;

comment on function private.membership_due(uuid, uuid) is 'What an offer costs at the gateway (private.gateway_purposes).';

revoke all on function private.membership_due(uuid, uuid) from public;
