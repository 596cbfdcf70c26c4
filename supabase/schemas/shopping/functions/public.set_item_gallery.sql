create or replace function public.set_item_gallery (
  item_id uuid,
  pictures text[]
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  i public.catalog_items := private.item_of_staff(set_item_gallery.item_id);
  known text[];
begin
  if set_item_gallery.pictures is null or cardinality(set_item_gallery.pictures) > 8
      or (select count(*) <> count(distinct p) from unnest(set_item_gallery.pictures) as p) then
    perform private.refuse(400, 'gallery_invalid', 'An item shows up to eight photos, each once.');
  end if;
  select array_remove(g.gallery || i.picture || i.drawing, null) into known from public.goods as g
    where g.item_id = i.id;
  if exists (select from unnest(set_item_gallery.pictures) as p where p is null or length(p) > 300
    or not (p = any (known)
      or (starts_with(p, i.vendor_id || '/' || i.id || '/')
        and exists (select from storage.objects as s where s.bucket_id = 'catalogue' and s.name = p)))) then
    perform private.refuse(400, 'gallery_invalid', 'An item shows up to eight photos, each once.');
  end if;
  -- The first is the one that lists show: an own photo or the item's drawing.
  if set_item_gallery.pictures[1] is not null and set_item_gallery.pictures[1] is distinct from i.drawing
      and not starts_with(set_item_gallery.pictures[1], i.vendor_id || '/' || i.id || '/') then
    perform private.refuse(400, 'gallery_invalid', 'An item shows up to eight photos, each once.');
  end if;
  update public.catalog_items as c set picture = set_item_gallery.pictures[1] where c.id = i.id;
  update public.goods as g set gallery = set_item_gallery.pictures[2:] where g.item_id = i.id;
  perform private.publish('vendor:' || i.vendor_id, 'menu', jsonb_build_object('item_id', i.id));
end
$function$;

comment on function public.set_item_gallery(uuid, text[]) is 'The photos of goods in their order, up to eight paths that were stored or are shown already; the first is the one that lists show. Without any the platform''s drawing is shown. For the vendor''s people. Refuses gallery_invalid.';

revoke all on function public.set_item_gallery(uuid, text[]) from public;

grant execute on function public.set_item_gallery(uuid, text[]) to authenticated, postgres;
