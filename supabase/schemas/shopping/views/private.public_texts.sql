create view private.public_texts with (security_invoker=true) AS  SELECT q.id,
    'question'::text AS kind,
    q.product_id,
    q.author_id,
    q.author_name,
    NULL::uuid AS vendor_id,
    NULL::text AS question,
    q.body,
    q.state,
    q.reports,
    q.reported_at,
    q.created_at
   FROM public.product_questions q
UNION ALL
 SELECT a.id,
    'answer'::text AS kind,
    q.product_id,
    a.author_id,
    a.author_name,
    a.vendor_id,
    q.body AS question,
    a.body,
    a.state,
    a.reports,
    a.reported_at,
    a.created_at
   FROM (public.product_answers a
     JOIN public.product_questions q ON ((q.id = a.question_id)));

comment on view private.public_texts is 'Questions and answers alike; question is what an answer answers.';
