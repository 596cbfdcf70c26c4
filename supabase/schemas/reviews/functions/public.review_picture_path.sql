create or replace function public.review_picture_path (
  extension text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  return private.own_picture_path('review-pictures', review_picture_path.extension, 40);
end
$function$;

comment on function public.review_picture_path(text) is 'Where the edge function review-picture stores a photo of the caller for a review, forty a day at most.';

revoke all on function public.review_picture_path(text) from public;

grant execute on function public.review_picture_path(text) to authenticated, postgres;
