create or replace function public.files_to_remove (
  most integer default 100
)
  returns table (
    bucket text,
    path text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select u.bucket, u.path from private.unnamed_files(least(files_to_remove.most, 1000)) as u
$function$;

comment on function public.files_to_remove(integer) is 'For the function remove-files only: files to remove from Storage, oldest first. They come again until they are gone.';

revoke all on function public.files_to_remove(integer) from public;

grant execute on function public.files_to_remove(integer) to postgres, service_role;
