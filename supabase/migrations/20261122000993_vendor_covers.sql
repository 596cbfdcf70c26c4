-- A vendor's own cover photo: stored beside the photos of its items, shown by its storefront and by lists.

alter table public.vendors add column drawing text constraint vendor_drawing_length check (length(drawing) <= 300);
comment on column public.vendors.drawing is 'The platform''s picture of the vendor, which is shown again when its own photo is removed.';

create function private.vendor_of_cover(name text) returns uuid language plpgsql stable security definer set search_path = '' as $$
begin
  if coalesce(vendor_of_cover.name, '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/cover/[a-z0-9-]{1,64}[.](webp|jpg)$' then return null; end if;
  return (select v.id from public.vendors as v where v.id::text = split_part(vendor_of_cover.name, '/', 1));
end
$$;
comment on function private.vendor_of_cover is 'The vendor of a cover photo in the bucket catalogue, by its path <vendor id>/cover/<name>; null for any other path.';
create function private.may_store_cover(name text) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  folder text := substring(may_store_cover.name from '^(.*/)');
begin
  if not coalesce(private.works_for(private.vendor_of_cover(may_store_cover.name)), false) then return false; end if;
  -- One at a time, or many at once would each find room.
  perform pg_advisory_xact_lock(hashtextextended('catalogue:' || folder, 0));
  return (select count(*) from storage.objects as s where s.bucket_id = 'catalogue' and starts_with(s.name, folder)
    and s.name <> may_store_cover.name) < 4;
end
$$;
comment on function private.may_store_cover is 'Whether the caller may store a cover photo under this path: of a vendor they work for, and one of four at most.';
revoke execute on function private.vendor_of_cover(text), private.may_store_cover(text) from public;
grant execute on function private.vendor_of_cover(text), private.may_store_cover(text) to authenticated;
create policy "a vendor's people see its covers" on storage.objects for select to authenticated
  using (bucket_id = 'catalogue' and private.works_for(private.vendor_of_cover(name)));
create policy "a vendor's people put its cover" on storage.objects for insert to authenticated
  with check (bucket_id = 'catalogue' and private.may_store_cover(name));
create policy "a vendor's people remove its covers" on storage.objects for delete to authenticated
  using (bucket_id = 'catalogue' and private.works_for(private.vendor_of_cover(name)));

create function public.set_vendor_cover(vendor_id uuid, picture text default null) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  shown text;
begin
  perform private.require_staff(set_vendor_cover.vendor_id);
  perform private.bound(set_vendor_cover.picture, 300);
  if set_vendor_cover.picture is not null and (private.vendor_of_cover(set_vendor_cover.picture) is distinct from set_vendor_cover.vendor_id
      or not exists (select from storage.objects as s where s.bucket_id = 'catalogue' and s.name = set_vendor_cover.picture)) then
    perform private.refuse(400, 'cover_invalid', 'This photo is not here any more. Please choose it again.');
  end if;
  update public.vendors as v set picture = coalesce(set_vendor_cover.picture, kept.drawing), drawing = kept.drawing
  from (select w.id, case when starts_with(w.picture, w.id || '/cover/') then w.drawing else coalesce(w.picture, w.drawing) end as drawing
    from public.vendors as w where w.id = set_vendor_cover.vendor_id for no key update) as kept
  where v.id = kept.id returning v.picture into shown;
  perform private.publish('vendor:' || set_vendor_cover.vendor_id, 'menu', '{}'::jsonb);
  return shown;
end
$$;
comment on function public.set_vendor_cover is
  'Shows a photo that was stored as the vendor''s cover, or without one the platform''s picture again. Answers the path that is shown now. For the '
  'vendor''s people. Refuses cover_invalid.';
revoke execute on function public.set_vendor_cover(uuid, text) from public, anon;
grant execute on function public.set_vendor_cover(uuid, text) to authenticated;
