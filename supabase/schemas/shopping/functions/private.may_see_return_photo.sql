create or replace function private.may_see_return_photo (
  name text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select starts_with(may_see_return_photo.name, auth.uid() || '/') or exists (select from public.returns as r
    where may_see_return_photo.name = any (r.photos) and r.user_id::text = split_part(may_see_return_photo.name, '/', 1)
      and (private.may(r.vendor_id, 'orders') or private.is_admin()))
$function$;

comment on function private.may_see_return_photo(text) is 'Whether the caller may look at a photo: the customer''s own, or one of a return that they decide.';

revoke all on function private.may_see_return_photo(text) from public;

grant execute on function private.may_see_return_photo(text) to authenticated, postgres;
