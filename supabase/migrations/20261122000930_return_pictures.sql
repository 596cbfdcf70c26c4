-- Photos of what is sent back pass the same function as every other picture that people send: nobody writes to the bucket directly.

drop policy "customers put photos of what they return" on storage.objects;
drop function private.may_store_return_photo(text);

create function public.return_picture_path(extension text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  folder text := private.require_user() || '/';
begin
  perform private.hold_account(auth.uid());
  if coalesce(extension, '') not in ('webp', 'jpg') then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  perform private.take_turns('return-pictures', folder);
  if (select count(*) from storage.objects as s where s.bucket_id = 'return-pictures' and starts_with(s.name, folder)
      and s.created_at > now() - interval '1 day') >= 40 then
    perform private.refuse(429, 'too_many_pictures', 'You have sent many pictures today. Please go on tomorrow.');
  end if;
  return folder || gen_random_uuid() || '.' || extension;
end
$$;
comment on function public.return_picture_path is
  'Where the edge function return-picture stores a photo of what the caller sends back, forty a day at most.';
revoke execute on function public.return_picture_path(text) from public, anon;
grant execute on function public.return_picture_path(text) to authenticated;
