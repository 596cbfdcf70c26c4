create or replace function private.start_trial (
  person uuid,
  plan private.membership_plans,
  at timestamp with time zone default now()
)
  returns private.memberships
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  m private.memberships;
  number text := (select nullif(regexp_replace(u.phone, '\D', '', 'g'), '') from auth.users as u where u.id = person);
  fresh integer;
begin
  perform private.take_turns('membership', person::text);
  select * into m from private.memberships as k where k.user_id = person and k.closed_at is null for update;
  if m.id is not null and private.membership_state(m, start_trial.at) <> 'expired' then
    perform private.refuse(409, 'membership_exists', 'You have a membership already.');
  end if;
  if number is null then
    perform private.refuse(409, 'trial_needs_phone', 'Add your mobile number to your account to try a membership.');
  end if;
  if plan.trial_days = 0 then perform private.refuse(409, 'trial_used', 'You have tried a membership before.'); end if;
  with kept as (
    insert into private.membership_trials (digest) values (private.keyed_digest(number)),
      (private.keyed_digest('account ' || person)) on conflict do nothing returning digest
  )
  select count(*) into fresh from kept;
  if fresh < 2 then perform private.refuse(409, 'trial_used', 'You have tried a membership before.'); end if;
  update private.memberships as k set closed_at = start_trial.at, next_try_at = null where k.id = m.id;
  insert into private.memberships (user_id, plan_id, is_trial, started_at, anchor, ends_at)
  values (person, plan.id, true, start_trial.at, (start_trial.at at time zone 'Asia/Kolkata')::date,
    private.india_midnight((start_trial.at at time zone 'Asia/Kolkata')::date + plan.trial_days))
  returning * into m;
  perform private.tell_member(m, 'membership_started', m.ends_at);
  return m;
end
$function$;

comment on function private.start_trial(uuid, private.membership_plans, timestamp
  with time zone) is 'A free trial without a mandate, once for each person: their number and their account are remembered as digests.';

revoke all
  on function private.start_trial(uuid, private.membership_plans, timestamp with time zone)
  from public;
