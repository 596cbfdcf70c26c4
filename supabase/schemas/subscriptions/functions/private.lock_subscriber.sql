create or replace function private.lock_subscriber (
  subscriber_id uuid
)
  returns public.subscribers
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  stop public.subscribers;
begin
  select * into stop from public.subscribers as d where d.id = lock_subscriber.subscriber_id for update;
  return stop;
end
$function$;

comment on function private.lock_subscriber(uuid) is 'Locks a subscriber; orders before it, stock and money after it.';

revoke all on function private.lock_subscriber(uuid) from public;
