create or replace function public.calendar_feed (
  resource_id uuid default null::uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('created_at', f.created_at, 'read_at', f.read_at) from private.calendar_feeds as f
  where f.user_id = private.whose_feed(calendar_feed.resource_id)
    and f.resource_id is not distinct from calendar_feed.resource_id
$function$;

comment on function public.calendar_feed(uuid) is 'Since when the caller has an address for calendars and when one last read it; null while there is none.';

revoke all on function public.calendar_feed(uuid) from public;

grant execute on function public.calendar_feed(uuid) to authenticated, postgres;
