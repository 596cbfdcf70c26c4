create or replace function public.set_vendor_cover (
  vendor_id uuid,
  picture text default null::text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  shown text;
begin
  perform private.require_right(set_vendor_cover.vendor_id, 'catalogue');
  perform private.bound(set_vendor_cover.picture, 300);
  if set_vendor_cover.picture is not null
    and (private.vendor_of_cover(set_vendor_cover.picture) is distinct from set_vendor_cover.vendor_id
      or not exists (select from storage.objects as s where s.bucket_id = 'catalogue'
        and s.name = set_vendor_cover.picture)) then
    perform private.refuse(400, 'cover_invalid', 'This photo is not here any more. Please choose it again.');
  end if;
  update public.vendors as v set picture = coalesce(set_vendor_cover.picture, kept.drawing), drawing = kept.drawing
  from (select w.id, case when starts_with(w.picture, w.id || '/cover/') then w.drawing
    else coalesce(w.picture, w.drawing) end as drawing
    from public.vendors as w where w.id = set_vendor_cover.vendor_id for no key update) as kept
  where v.id = kept.id returning v.picture into shown;
  perform private.publish('vendor:' || set_vendor_cover.vendor_id, 'menu', '{}'::jsonb);
  return shown;
end
$function$;

comment on function public.set_vendor_cover(uuid, text) is 'Shows a photo that was stored as the vendor''s cover, or without one the platform''s picture again. Answers the path that is shown now. For the vendor''s people. Refuses cover_invalid.';

revoke all on function public.set_vendor_cover(uuid, text) from public;

grant execute on function public.set_vendor_cover(uuid, text) to authenticated, postgres;
