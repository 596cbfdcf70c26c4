create or replace function private.tell_group (
  group_id uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.publish('user:' || p.user_id, 'group', jsonb_build_object('group_id', tell_group.group_id))
  from private.group_people as p where p.group_id = tell_group.group_id and p.user_id is not null and p.left_at is null
$function$;

comment on function private.tell_group(uuid) is 'Tells everybody with an account that their group cart has changed, on their own topic; guests ask.';

revoke all on function private.tell_group(uuid) from public;
