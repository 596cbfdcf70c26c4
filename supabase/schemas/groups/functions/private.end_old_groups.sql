create or replace function private.end_old_groups (
  most integer default 200
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
declare
  g private.group_carts;
  ended integer := 0;
begin
  for g in select * from private.group_carts as c where c.state in ('open', 'locked', 'taken') and c.expires_at <= now()
    order by c.expires_at limit most for no key update skip locked
  loop
    perform private.end_group(g);
    ended := ended + 1;
  end loop;
  -- The order keeps its names; the group itself is needed for a month.
  delete from private.group_carts as c where c.id in (
    select k.id from private.group_carts as k where k.state in ('ordered', 'ended')
      and k.expires_at < now() - interval '30 days' limit most);
  return ended;
end
$function$;

comment on function private.end_old_groups(integer) is 'Ends the groups that are a day old, and deletes those of a month ago. Runs every five minutes.';

revoke all on function private.end_old_groups(integer) from public;
