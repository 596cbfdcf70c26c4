create or replace function private.may_see_review_photo (
  name text
)
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return coalesce(starts_with(may_see_review_photo.name, auth.uid() || '/'), false) or private.is_admin()
    or exists (select from public.reviews as r where r.photos @> array[may_see_review_photo.name] and r.photos <> '{}'
      and (r.state = 'shown' or (r.state = 'reported' and private.works_for(coalesce(r.vendor_id, r.seller_id)))));
end
$function$;

comment on function private.may_see_review_photo(text) is 'Whether a photo may be looked at: one''s own, or one of a review that is shown; what is hidden by administrators and the vendor''s people only.';

revoke all on function private.may_see_review_photo(text) from public;

grant execute on function private.may_see_review_photo(text) to anon, authenticated, postgres;
