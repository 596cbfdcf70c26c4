create or replace function public.count_unread_notifications()
  returns integer
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select count(*)::integer from (
    select from public.system_notifications as n
    where n.user_id = (select auth.uid()) and not n.is_read and n.expires_at > now() limit 100) as unread
$function$;

comment on function public.count_unread_notifications() is 'How many of the caller''s notifications are unread, 100 meaning more (Spec §9 badge 99+).';

revoke all on function public.count_unread_notifications() from public;

grant execute on function public.count_unread_notifications() to authenticated, postgres;
