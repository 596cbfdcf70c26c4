create or replace function private.is_subscriber (
  subscriber_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from public.subscribers as s where s.id = is_subscriber.subscriber_id
    and s.user_id = (select auth.uid()))
$function$;

comment on function private.is_subscriber(uuid) is 'Whether the caller is this subscriber.';

revoke all on function private.is_subscriber(uuid) from public;

grant execute on function private.is_subscriber(uuid) to authenticated, postgres;
