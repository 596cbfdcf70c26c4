create or replace function private.may_see_parcel_picture (
  name text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.is_admin() or auth.uid()::text = split_part(may_see_parcel_picture.name, '/', 2)
    or exists (select from public.enhanced_orders as o where o.user_id = auth.uid()
      and o.id::text = split_part(may_see_parcel_picture.name, '/', 1))
$function$;

comment on function private.may_see_parcel_picture(text) is 'Whether the caller may look at a photo of a parcel: the courier who took it, its sender, and administrators.';

revoke all on function private.may_see_parcel_picture(text) from public;

grant execute on function private.may_see_parcel_picture(text) to authenticated, postgres;
