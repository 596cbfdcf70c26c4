create or replace function public.end_calendar_feed (
  resource_id uuid default null::uuid
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  delete from private.calendar_feeds as f where f.user_id = private.whose_feed(end_calendar_feed.resource_id)
    and f.resource_id is not distinct from end_calendar_feed.resource_id
$function$;

comment on function public.end_calendar_feed(uuid) is 'Ends the caller''s address for calendars at once.';

revoke all on function public.end_calendar_feed(uuid) from public;

grant execute on function public.end_calendar_feed(uuid) to authenticated, postgres;
