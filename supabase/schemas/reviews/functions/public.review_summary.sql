create or replace function public.review_summary (
  subject_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return coalesce((select jsonb_build_object('ratings', k.ratings, 'average',
    round(k.stars_sum::numeric / nullif(k.ratings, 0), 1),
      'stars', to_jsonb(k.stars), 'written', k.written, 'with_photos', k.with_photos)
    from private.review_counts as k where k.subject_id = review_summary.subject_id),
    '{"ratings": 0, "average": null, "stars": [0, 0, 0, 0, 0], "written": 0, "with_photos": 0}'::jsonb);
end
$function$;

comment on function public.review_summary(uuid) is 'The figures of a vendor, a product, or an item that is part of no product, by its id: {ratings, average (null without any), stars (how many gave one to five), written, with_photos (those that lists show)}.';

revoke all on function public.review_summary(uuid) from public;

grant execute on function public.review_summary(uuid) to anon, authenticated, postgres;
