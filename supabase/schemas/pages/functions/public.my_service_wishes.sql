create or replace function public.my_service_wishes()
  returns SETOF text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select c.slug from public.service_interest as s join public.categories as c on c.id = s.category_id
  where s.user_id = (select auth.uid()) and s.told_at is null order by c.slug
$function$;

comment on function public.my_service_wishes() is 'The slugs of the services that the caller waits for.';

revoke all on function public.my_service_wishes() from public;

grant execute on function public.my_service_wishes() to authenticated, postgres;
