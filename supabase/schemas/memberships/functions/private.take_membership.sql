create or replace function private.take_membership (
  subject_id uuid,
  gateway_order_id uuid,
  amount_paise bigint,
  provider_payment_id text
)
  returns bigint
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  offer private.membership_offers;
  m private.memberships;
begin
  perform private.take_turns('membership', k.user_id::text) from private.membership_offers as k
  where k.id = take_membership.subject_id;
  select * into offer from private.membership_offers as k where k.id = take_membership.subject_id for update;
  -- Paid twice, or the account was closed meanwhile: the money goes back.
  if offer.id is null or offer.paid_at is not null
    or exists (select from private.closed_accounts as c where c.user_id = offer.user_id) then return 0; end if;
  m := private.buy_term(offer.user_id, offer,
    (null, 'gateway_clearing', -take_membership.amount_paise)::private.movement);
  if m.id is null then return 0; end if;
  update private.membership_offers as k set paid_at = now() where k.id = offer.id;
  return take_membership.amount_paise;
end
$function$;

comment on function private.take_membership(uuid, uuid, bigint, text) is 'Money has come for an offer: its term begins, once, also when it came late (private.gateway_purposes).';

revoke all on function private.take_membership(uuid, uuid, bigint, text) from public;
