create or replace function private.run_memberships (
  at timestamp with time zone default now()
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  m private.memberships;
  plan private.membership_plans;
  today date := (run_memberships.at at time zone 'Asia/Kolkata')::date;
begin
  for m in select * from private.memberships as k where k.closed_at is null and k.paused_on is not null
    order by k.id for update skip locked loop
    select * into plan from private.membership_plans as p where p.id = m.plan_id;
    if today > m.paused_on + plan.pause_days then perform private.resume(m, today); end if;
  end loop;
  perform private.renew_membership(k.id, run_memberships.at) from private.memberships as k
  where k.closed_at is null and k.next_try_at <= run_memberships.at;
  for m in select * from private.memberships as k
    where k.closed_at is null and k.paused_on is null and k.ends_at <= run_memberships.at + interval '3 days'
    order by k.id for update skip locked
  loop
    select * into plan from private.membership_plans as p where p.id = m.plan_id;
    if private.membership_state(m, run_memberships.at) = 'expired' then
      update private.memberships as k set closed_at = run_memberships.at, next_try_at = null where k.id = m.id;
      perform private.tell_member(m, 'membership_ended');
    elsif m.ends_at > run_memberships.at and m.reminded_for is distinct from m.ends_at
        and (m.is_trial or m.renews) then
      update private.memberships as k set reminded_for = m.ends_at where k.id = m.id;
      if m.is_trial then
        perform private.tell_member(m, 'membership_trial_ends', m.ends_at);
      else
        perform private.tell_member(m, 'membership_renews', m.ends_at + interval '1 minute', plan.price_paise);
      end if;
    end if;
  end loop;
end
$function$;

comment on function private.run_memberships(timestamp with time zone) is 'What time does to memberships: long pauses end, terms are renewed, ends are told before they come and when they are there.';

revoke all on function private.run_memberships(timestamp with time zone) from public;
