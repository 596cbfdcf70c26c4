create or replace function private.may_see_visit_photo (
  name text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from private.visit_photos as p join public.enhanced_orders as o on o.id = p.order_id
    where p.path = may_see_visit_photo.name and private.sees_visit_photos(o))
$function$;

comment on function private.may_see_visit_photo(text) is 'Whether the caller may look at a photo: one that is shown, of a visit that they have a part in.';

revoke all on function private.may_see_visit_photo(text) from public;

grant execute on function private.may_see_visit_photo(text) to authenticated, postgres;
