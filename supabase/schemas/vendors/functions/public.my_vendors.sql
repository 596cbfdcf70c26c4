create or replace function public.my_vendors()
  returns table (
    id uuid,
    name text,
    slug text,
    kind public.vendor_kind,
    desk text,
    staff_position text,
    rights text[],
    accepting_orders boolean,
    paused_until timestamp with time zone,
    is_open boolean,
    rating numeric,
    ratings_count integer,
    region_id uuid,
    prep_minutes integer,
    picture text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select v.id, v.name, v.slug, v.kind, (select t.desk from private.trades as t where t.trade = v.kind::text),
    s.position, array(select r."right" from private.position_rights as r where r.position = s.position order by 1),
    v.accepting_orders, v.paused_until, private.vendor_is_open(v.id, now()),
    v.rating, v.ratings_count, v.region_id, v.prep_minutes, v.picture
  from public.vendor_staff as s join public.vendors as v on v.id = s.vendor_id
  where s.user_id = (select auth.uid()) and private.works_for(v.id)
  order by v.name
$function$;

comment on function public.my_vendors() is 'The businesses that the caller works for; rights are those of the caller''s position there; desk is where their work begins, null where there is none.';

revoke all on function public.my_vendors() from public;

grant execute on function public.my_vendors() to authenticated, postgres;
