create or replace function private.membership_state (
  m private.memberships,
  at timestamp with time zone default now()
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select case when m.paused_on is not null then 'paused'
    when at < m.ends_at then case when m.is_trial then 'trial' else 'active' end
    when m.renews and at < m.ends_at + make_interval(days => p.grace_days) then 'grace'
    else 'expired' end
  from private.membership_plans as p where p.id = m.plan_id
$function$;

comment on function private.membership_state(private.memberships, timestamp
  with time zone) is 'trial, active, grace (its end has passed, its renewal has not succeeded yet), paused or expired, at a moment. The benefits are on in trial, active and grace.';

revoke all on function private.membership_state(private.memberships, timestamp with time zone) from public;
