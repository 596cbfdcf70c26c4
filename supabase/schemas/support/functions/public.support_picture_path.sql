create or replace function public.support_picture_path (
  extension text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  return private.own_picture_path('support-pictures', support_picture_path.extension, 20);
end
$function$;

comment on function public.support_picture_path(text) is 'Where the edge function support-picture stores a picture of the caller for a ticket, twenty a day at most.';

revoke all on function public.support_picture_path(text) from public;

grant execute on function public.support_picture_path(text) to authenticated, postgres;
