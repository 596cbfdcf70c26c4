create policy "a vendor's people put its cover" on storage.objects
  for insert
  to authenticated
  with check (((bucket_id = 'catalogue'::text) AND private.may_store_cover(name)));

create policy "a vendor's people put photos of its items" on storage.objects
  for insert
  to authenticated
  with check (((bucket_id = 'catalogue'::text) AND private.may_store_photo(name)));

create policy "a vendor's people remove its covers" on storage.objects
  for delete
  to authenticated
  using (((bucket_id = 'catalogue'::text) AND private.may(private.vendor_of_cover(name), 'catalogue'::text)));

create policy "a vendor's people remove photos of its items" on storage.objects
  for delete
  to authenticated
  using (((bucket_id = 'catalogue'::text) AND private.may(private.vendor_of_photo(name), 'catalogue'::text)));

create policy "a vendor's people replace photos of its items" on storage.objects
  for update
  to authenticated
  using (((bucket_id = 'catalogue'::text) AND private.may(private.vendor_of_photo(name), 'catalogue'::text)))
  with check (((bucket_id = 'catalogue'::text) AND private.may_store_photo(name)));

create policy "a vendor's people see its covers" on storage.objects
  for select
  to authenticated
  using (((bucket_id = 'catalogue'::text) AND private.may(private.vendor_of_cover(name), 'catalogue'::text)));

create policy "a vendor's people see the photos of its items" on storage.objects
  for select
  to authenticated
  using (((bucket_id = 'catalogue'::text) AND private.may(private.vendor_of_photo(name), 'catalogue'::text)));

create policy "customer and seller see the photos of a return" on storage.objects
  for select
  to authenticated
  using (((bucket_id = 'return-pictures'::text) AND private.may_see_return_photo(name)));

create policy "everyone sees the photos of reviews that are shown" on storage.objects
  for select
  to anon, authenticated
  using (((bucket_id = 'review-pictures'::text) AND private.may_see_review_photo(name)));

create policy "people put pictures into their own avatar folder" on storage.objects
  for insert
  to authenticated
  with check (((bucket_id = 'avatars'::text) AND private.may_keep_avatar(name)));

create policy "people remove pictures of their own avatar folder" on storage.objects
  for delete
  to authenticated
  using
    (((bucket_id = 'avatars'::text) AND ((storage.foldername(name))[1] = (( select auth.uid() as
    uid))::text)));

create policy "people replace pictures of their own avatar folder" on storage.objects
  for update
  to authenticated
  using
    (((bucket_id = 'avatars'::text) AND ((storage.foldername(name))[1] = (( select auth.uid() as
    uid))::text)))
  with check (((bucket_id = 'avatars'::text) AND private.may_keep_avatar(name)));

create policy "people see the files of their own avatar folder" on storage.objects
  for select
  to authenticated
  using
    (((bucket_id = 'avatars'::text) AND ((storage.foldername(name))[1] = (( select auth.uid() as
    uid))::text)));

create policy "people see the pictures of their tickets, administrators all" on storage.objects
  for select
  to authenticated
  using
    (((bucket_id = 'support-pictures'::text) AND (((storage.foldername(name))[1] = (( select auth.uid() as
    uid))::text) or ( select private.is_admin() as is_admin))));

create policy "the parties of an order see its pictures" on storage.objects
  for select
  to authenticated
  using (((bucket_id = 'order-pictures'::text) AND private.may_see_order_picture(name)));

create policy "the parties see the photo of a door" on storage.objects
  for select
  to authenticated
  using (((bucket_id = 'door-pictures'::text) AND private.may_see_door_picture(name)));

create policy "the parties see the photos of a parcel" on storage.objects
  for select
  to authenticated
  using (((bucket_id = 'parcel-pictures'::text) AND private.may_see_parcel_picture(name)));

create policy "the parties see the photos of a visit" on storage.objects
  for select
  to authenticated
  using (((bucket_id = 'visit-pictures'::text) AND private.may_see_visit_photo(name)));
