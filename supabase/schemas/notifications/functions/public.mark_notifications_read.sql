create or replace function public.mark_notifications_read()
  returns integer
  language sql
  security definer
  set search_path to ''
  AS $function$
  with marked as (
    update public.system_notifications as n set is_read = true
    where n.user_id = (select auth.uid()) and not n.is_read returning 1)
  select count(*)::integer from marked
$function$;

comment on function public.mark_notifications_read() is 'Marks all of the caller''s notifications as read and returns how many there were.';

revoke all on function public.mark_notifications_read() from public;

grant execute on function public.mark_notifications_read() to authenticated, postgres;
