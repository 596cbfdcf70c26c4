-- Photos of what is sent back pass the same function as every other picture that people send: nobody writes to the bucket directly.

drop policy "customers put photos of what they return" on storage.objects;
drop function private.may_store_return_photo(text);

create function public.return_picture_path(extension text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  return private.own_picture_path('return-pictures', return_picture_path.extension, 40);
end
$$;
comment on function public.return_picture_path is
  'Where the edge function return-picture stores a photo of what the caller sends back, forty a day at most.';
revoke execute on function public.return_picture_path(text) from public, anon;
grant execute on function public.return_picture_path(text) to authenticated;
