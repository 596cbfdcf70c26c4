create or replace function private.membership_lost (
  subject_id uuid,
  amount_paise bigint,
  provider_dispute_id text
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  m private.memberships;
  t private.membership_terms;
begin
  perform private.take_turns('membership', k.user_id::text) from private.membership_offers as k
  where k.id = membership_lost.subject_id;
  select * into t from private.membership_terms as k where k.offer_id = membership_lost.subject_id for update;
  -- Of a part of it the term stays, and the platform bears the part.
  if t.id is null or t.returned_at is not null or membership_lost.amount_paise < t.price_paise then return; end if;
  update private.membership_terms as k set returned_at = now() where k.id = t.id;
  perform private.post('dispute_ended', null, 'membership-lost:' || membership_lost.provider_dispute_id, array[
    (null, 'deferred_revenue', -d.paise)::private.movement, (null, 'tax_payable', -t.tax_paise)::private.movement,
    (null, 'platform_revenue', d.paise + t.tax_paise)::private.movement])
  from (select t.price_paise - t.tax_paise - t.earned_paise as paise) as d;
  -- What was paid for after it runs on.
  update private.memberships as k set closed_at = now(), ends_at = least(k.ends_at, now()), renews = false,
    next_try_at = null, paused_on = null
  where k.id = t.membership_id and k.closed_at is null and not exists (select from private.membership_terms as later
    where later.membership_id = k.id and later.from_day > t.from_day and later.returned_at is null)
  returning * into m;
  if m.id is not null then perform private.tell_member(m, 'membership_ended'); end if;
end
$function$;

comment on function private.membership_lost(uuid, bigint, text) is 'A bank took back all that a term cost: the term ends with nothing earned and nothing owed to the state, and so does the membership unless a later term was paid (private.gateway_purposes.lost).';

revoke all on function private.membership_lost(uuid, bigint, text) from public;
