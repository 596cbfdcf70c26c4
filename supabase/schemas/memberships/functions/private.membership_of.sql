create or replace function private.membership_of (
  person uuid,
  at timestamp with time zone default now()
)
  returns private.memberships
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  found_one private.memberships;
begin
  select m.* into found_one from private.memberships as m
  -- Two looks by index: each quote asks, and there are as many memberships as members.
  where m.id in (select k.id from private.memberships as k where k.user_id = person
      union all select p.membership_id from private.membership_people as p where p.user_id = person)
    and m.closed_at is null and private.membership_state(m, membership_of.at) in ('trial', 'active', 'grace')
  order by m.user_id = person desc limit 1;
  return found_one;
end
$function$;

comment on function private.membership_of(uuid, timestamp with time zone) is 'The membership whose benefits a person has at a moment, own or shared.';

revoke all on function private.membership_of(uuid, timestamp with time zone) from public;
