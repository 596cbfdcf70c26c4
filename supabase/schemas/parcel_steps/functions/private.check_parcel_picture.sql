create or replace function private.check_parcel_picture (
  order_id uuid,
  path text
)
  returns void
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if length(check_parcel_picture.path) > 200
      or not starts_with(check_parcel_picture.path, check_parcel_picture.order_id || '/' || auth.uid() || '/')
      or not exists (select from storage.objects as s where s.bucket_id = 'parcel-pictures'
        and s.name = check_parcel_picture.path) then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
end
$function$;

comment on function private.check_parcel_picture(uuid, text) is 'Refuses a photo that the caller has not stored for this parcel.';

revoke all on function private.check_parcel_picture(uuid, text) from public;
