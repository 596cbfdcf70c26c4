create or replace function private.is_stored_picture (
  name text,
  conversation_id uuid,
  sender uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select is_stored_picture.name ~ ('^' || is_stored_picture.conversation_id || '/' || is_stored_picture.sender
      || '/[0-9a-f-]{36}[.](webp|jpg)$')
    and exists (select from storage.objects as s
      where s.bucket_id = 'order-pictures' and s.name = is_stored_picture.name)
    and not exists (select from private.conversation_messages as m where m.picture = is_stored_picture.name)
$function$;

comment on function private.is_stored_picture(text, uuid, uuid) is 'Whether a picture has been stored for a conversation by this sender, and sent in no message yet.';

revoke all on function private.is_stored_picture(text, uuid, uuid) from public;
