create or replace function private.buy_term (
  person uuid,
  offer private.membership_offers,
  payer private.movement,
  at timestamp with time zone default now()
)
  returns private.memberships
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  m private.memberships;
  state text;
  today date := (buy_term.at at time zone 'Asia/Kolkata')::date;
begin
  perform private.take_turns('membership', person::text);
  select * into m from private.memberships as k where k.user_id = person and k.closed_at is null for update;
  state := private.membership_state(m, buy_term.at);
  if state in ('active', 'paused') then return null; end if;
  if state = 'grace' then
    if m.plan_id <> offer.plan_id then return null; end if;
    return private.begin_term(m, -payer.amount_paise, payer, true, offer.id);
  end if;
  if state = 'expired' then
    update private.memberships as k set closed_at = buy_term.at, next_try_at = null where k.id = m.id;
    m := null;
  end if;
  if m.id is null then
    insert into private.memberships (user_id, plan_id, is_trial, started_at, anchor, ends_at, renews)
    values (person, offer.plan_id, false, buy_term.at, today, buy_term.at, offer.renews) returning * into m;
  else
    -- A trial runs to its end first: nobody loses a free day by paying early.
    update private.memberships as k set plan_id = offer.plan_id, is_trial = false, renews = offer.renews,
      anchor = (k.ends_at at time zone 'Asia/Kolkata')::date, terms = 0, cancelled_at = null
    where k.id = m.id returning * into m;
  end if;
  return private.begin_term(m, -payer.amount_paise, payer, false, offer.id);
end
$function$;

comment on function private.buy_term(uuid, private.membership_offers, private.movement, timestamp
  with time zone) is 'Somebody has paid for an offer: a new membership, the term after a trial, or the late renewal of one in grace. Null where they have one that runs, and nothing was booked.';

revoke all
  on function private.buy_term(uuid, private.membership_offers, private.movement, timestamp with time zone)
  from public;
