create or replace function private.can_join (
  topic text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(private.may_hear(named.base) and can_join.topic = private.current_topic(named.base), false)
  from (select array_to_string((string_to_array(can_join.topic, ':'))[1:2], ':') as base) as named
$function$;

comment on function private.can_join(text) is 'Whether the caller may subscribe to a topic under this name: it must be the present one.';

revoke all on function private.can_join(text) from public;

grant execute on function private.can_join(text) to authenticated, postgres;
