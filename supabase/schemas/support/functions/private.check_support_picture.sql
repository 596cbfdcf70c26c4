create or replace function private.check_support_picture (
  picture text,
  sender uuid
)
  returns void
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if picture is null then return; end if;
  if picture !~ ('^' || sender || '/[0-9a-f-]{36}[.](webp|jpg)$')
      or not exists (select from storage.objects as s where s.bucket_id = 'support-pictures' and s.name = picture)
      or exists (select from private.support_messages as m where m.picture = check_support_picture.picture) then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
end
$function$;

comment on function private.check_support_picture(text, uuid) is 'Refuses a picture that its sender has not stored, or has sent before.';

revoke all on function private.check_support_picture(text, uuid) from public;
