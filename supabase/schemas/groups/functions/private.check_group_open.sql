create or replace function private.check_group_open (
  g private.group_carts,
  p private.group_people
)
  returns void
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if g.state = 'taken' or (not coalesce(p.is_host, false) and (g.state = 'locked' or g.closes_at <= now())) then
    perform private.refuse(409, 'group_locked', 'This group order is closed: nothing can be changed now.');
  end if;
end
$function$;

comment on function private.check_group_open(private.group_carts, private.group_people) is
  'Refuses a change of a group that is locked, past its time, or in the host''s cart; the host changes it until then.';

revoke all on function private.check_group_open(private.group_carts, private.group_people) from public;
