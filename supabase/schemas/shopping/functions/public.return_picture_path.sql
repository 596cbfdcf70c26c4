create or replace function public.return_picture_path (
  extension text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  return private.own_picture_path('return-pictures', return_picture_path.extension, 40);
end
$function$;

comment on function public.return_picture_path(text) is 'Where the edge function return-picture stores a photo of what the caller sends back, forty a day at most.';

revoke all on function public.return_picture_path(text) from public;

grant execute on function public.return_picture_path(text) to authenticated, postgres;
